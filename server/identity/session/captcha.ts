import { createHash, randomInt } from 'node:crypto'
import sql from 'sql-template-tag'
import { v7, validate } from 'uuid'
import type { Sql } from '../../platform/database/sql.ts'
import { captchaLetters, drawCaptcha } from './draw-captcha.ts'

/** A picture with a code in it. */
interface Captcha {
  readonly checkId: string
  /** `data:image/png;base64,…` */
  readonly image: string
}

const length = 4

/** A new picture code, good once and for `life` milliseconds. */
export async function makeCaptcha(on: Sql, at: number, life: number, code = randomCode()): Promise<Captcha> {
  const checkId = v7()
  await on.query(sql`delete from engine.captcha where expires_at < ${new Date(at)}`)
  await on.query(
    sql`insert into engine.captcha (id, answer, expires_at) values (${checkId}, ${digest(checkId, code)}, ${new Date(at + life)})`,
  )
  const picture = await drawCaptcha(code)
  return { checkId, image: `data:image/png;base64,${picture.toString('base64')}` }
}

/** Whether the code is the one in the picture; the picture is spent either way. */
export async function redeemCaptcha(on: Sql, checkId: string, code: string, at: number): Promise<boolean> {
  if (!validate(checkId)) return false
  const rows = await on.query<{ answer: Buffer }>(sql`
    delete from engine.captcha where id = ${checkId}::uuid and expires_at > ${new Date(at)} returning answer`)
  return rows[0]?.answer.equals(digest(checkId, code)) ?? false
}

function randomCode(): string {
  return Array.from({ length }, () => captchaLetters[randomInt(captchaLetters.length)]).join('')
}

function digest(checkId: string, code: string): Buffer {
  return createHash('sha256').update(`${checkId} ${code.trim().toUpperCase()}`).digest()
}
