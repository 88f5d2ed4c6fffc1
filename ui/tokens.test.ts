import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kitTheme } from './kit-theme.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split("[data-theme='dark']")
const token = (name: string, within = light) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(within)?.[1] ?? ''

test.each([
  ['light', light],
  ['dark', dark],
])('every text colour stands out from what it is written on in %s pages', (_, within) => {
  const pairs = [
    ['ink', 'surface'],
    ['ink-soft', 'surface'],
    ['ink-mute', 'surface'],
    ['ink-mute', 'canvas'],
    ['ink-mute', 'surface-soft'],
    ['ink-mute', 'surface-sunk'],
    ['brand', 'surface'],
    ['brand', 'canvas'],
    ['brand', 'surface-sunk'],
    ['brand-ink', 'brand'],
    ['brand-strong', 'brand-soft'],
    ['good', 'good-soft'],
    ['warn', 'warn-soft'],
    ['bad', 'bad-soft'],
    ['quiet', 'quiet-soft'],
    ['bad', 'surface'],
    ['warn', 'surface'],
    ['good', 'surface'],
    ['header-font', 'header-background'],
    ['menu-font', 'menu-background'],
    ['menu-icon', 'menu-background'],
    ['footer-font', 'footer-background'],
  ] as const
  for (const [text, ground] of pairs)
    expect(contrast(token(text, within), token(ground, within)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  expect(contrast('#ffffff', token('brand-fill', within)), 'white on brand').toBeGreaterThanOrEqual(4.5)
  for (const drawn of ['line-control', ...Array.from({ length: 8 }, (_, at) => `chart-${at + 1}`)])
    expect(contrast(token(drawn, within), token('surface', within)), `${drawn} on surface`).toBeGreaterThanOrEqual(3)
})

test('DAT-09 the default skin: white header with grey letters, dark grey menu, white footer', () => {
  expect(token('header-background')).toBe('#ffffff')
  expect(token('footer-background')).toBe('#ffffff')
  expect(spread(token('header-font'))).toBeLessThan(30)
  expect(spread(token('menu-background'))).toBeLessThan(30)
  expect(luminance(token('menu-background'))).toBeLessThan(0.05)
})

test('the UI kit wears the same colours', () => {
  const { token: kit = {} } = kitTheme
  const same = {
    colorPrimary: 'brand',
    colorSuccess: 'good',
    colorWarning: 'warn',
    colorError: 'bad',
    colorText: 'ink',
    colorTextSecondary: 'ink-soft',
    colorTextPlaceholder: 'ink-mute',
    colorBgLayout: 'canvas',
    colorBorder: 'line-strong',
    colorBorderSecondary: 'line',
  } as const
  for (const [name, ours] of Object.entries(same)) expect(Reflect.get(kit, name), name).toBe(token(ours))
})

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function spread(hex: string): number {
  return Math.max(...channels(hex)) - Math.min(...channels(hex))
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
