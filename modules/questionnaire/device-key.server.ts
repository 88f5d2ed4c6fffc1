import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import sql from 'sql-template-tag'
import { type Ctx, Refusal } from '../../server/module-api.ts'

/**
 * A new key for a device that answers a questionnaire: random, so that it tells nothing of its owner, and signed, so
 * that nobody makes one up.
 */
export async function newDeviceKey(ctx: Ctx, questionnaireId: string): Promise<string> {
  const device = randomBytes(16).toString('base64url')
  return `${device}.${signed(await secretOf(ctx, questionnaireId), device)}`
}

/** The device that a key of ours names, or null where the key is none for this questionnaire. */
export async function deviceOf(ctx: Ctx, questionnaireId: string, key: string): Promise<string | null> {
  const [device = '', sign = ''] = key.split('.')
  if (!/^[\w-]{22}$/.test(device)) return null
  const [given, right] = [Buffer.from(sign), Buffer.from(signed(await secretOf(ctx, questionnaireId), device))]
  return given.length === right.length && timingSafeEqual(given, right) ? device : null
}

/** The device that a key names; refused where it was not given out for this questionnaire. */
export async function requireDevice(ctx: Ctx, questionnaireId: string, key: string): Promise<string> {
  const device = await deviceOf(ctx, questionnaireId, key)
  if (device === null) throw new Refusal('questionnaire.device', {}, { status: 403 })
  return device
}

/** A text that stands for another one in this questionnaire alone, and does not tell it. */
export async function concealed(ctx: Ctx, questionnaireId: string, text: string): Promise<string> {
  // A word before it, so that nobody takes what stands for an address for the key of a device.
  return signed(await secretOf(ctx, questionnaireId), `concealed ${text}`)
}

async function secretOf({ sql: on }: Ctx, questionnaireId: string): Promise<Buffer> {
  const read = () =>
    on.query<{ value: Buffer }>(
      sql`select value from questionnaire.device_secret where questionnaire = ${questionnaireId}::uuid`,
    )
  const [known] = await read()
  if (known !== undefined) return known.value
  await on.query(
    sql`insert into questionnaire.device_secret (questionnaire, value) values (${questionnaireId}::uuid, ${randomBytes(32)}) on conflict do nothing`,
  )
  const [made] = await read()
  if (made === undefined) throw new Error('the secret of a questionnaire was not kept')
  return made.value
}

function signed(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
