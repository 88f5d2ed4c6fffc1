import { randomInt } from 'node:crypto'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { glyphs, type Stroke } from './captcha-glyphs.ts'

/** What a picture code is made of. */
export const captchaLetters = Object.keys(glyphs)

const width = 120
const height = 40
const inks = ['#1f3a5f', '#5b2a68', '#1d5b46', '#7a3b12']

/** A PNG of 120 x 40 (drawn at twice that) with the code, bent and crossed by lines. */
export async function drawCaptcha(code: string): Promise<Buffer> {
  // Tens of megabytes that most processes never need.
  const { createCanvas } = await import('@napi-rs/canvas')
  const canvas = createCanvas(width * 2, height * 2)
  const pen = canvas.getContext('2d')
  pen.scale(2, 2)
  pen.fillStyle = '#f3f5f8'
  pen.fillRect(0, 0, width, height)
  for (let line = 0; line < 5; line += 1) crossOut(pen)
  const step = (width - 16) / code.length
  for (const [at, letter] of [...code].entries()) drawLetter(pen, letter, 12 + at * step)
  for (let dot = 0; dot < 60; dot += 1) speck(pen)
  return canvas.encode('png')
}

function drawLetter(pen: SKRSContext2D, letter: string, x: number): void {
  const size = between(3.4, 4.2)
  pen.save()
  pen.translate(x + between(-2, 3), 7 + between(-2, 4))
  pen.rotate(between(-0.25, 0.25))
  pen.strokeStyle = ink()
  pen.lineWidth = between(1.8, 2.6)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const stroke of glyphs[letter] ?? []) trace(pen, stroke, size)
  pen.restore()
}

function trace(pen: SKRSContext2D, stroke: Stroke, size: number): void {
  pen.beginPath()
  for (const [x, y] of stroke) pen.lineTo((x + between(-0.18, 0.18)) * size, (y + between(-0.18, 0.18)) * size)
  pen.stroke()
}

function crossOut(pen: SKRSContext2D): void {
  pen.strokeStyle = ink()
  pen.globalAlpha = 0.35
  pen.lineWidth = between(0.6, 1.4)
  pen.beginPath()
  pen.moveTo(0, between(0, height))
  pen.bezierCurveTo(
    width / 3,
    between(-10, height + 10),
    (2 * width) / 3,
    between(-10, height + 10),
    width,
    between(0, height),
  )
  pen.stroke()
  pen.globalAlpha = 1
}

function speck(pen: SKRSContext2D): void {
  pen.fillStyle = ink()
  pen.fillRect(between(0, width), between(0, height), 1, 1)
}

function ink(): string {
  return inks[randomInt(inks.length)] ?? '#000000'
}

function between(least: number, most: number): number {
  return least + (randomInt(1_000_000) / 1_000_000) * (most - least)
}
