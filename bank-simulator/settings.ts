/** How one bank simulator runs. */
export interface BankOptions {
  readonly port: number
  readonly host: string
  /** JSON-lines file that outlives a restart; null keeps everything in memory. */
  readonly file: string | null
  /** Money in every account at first, a decimal string. */
  readonly opening: string
  /** Milliseconds that a "timeout" is held before the connection is dropped. */
  readonly holdMs: number
  /** Whether the clock may be set by hand. */
  readonly simulation: boolean
  /** Where reports are pushed to, and the secret they are signed with; null pushes nothing. */
  readonly callback: { readonly url: string; readonly secret: string } | null
}

/** A setting that cannot be; the message names the variable, never its value. */
export class BadSetting extends Error {}

/**
 * Reads BANK_PORT (3900), BANK_HOST, BANK_FILE, BANK_OPENING, BANK_HOLD_MS, BANK_SIMULATION, BANK_CALLBACK_URL,
 * BANK_CALLBACK_SECRET.
 */
export function bankOptions(env: Readonly<Record<string, string | undefined>>): BankOptions {
  return {
    port: whole(env, 'BANK_PORT', 3900, 65_535),
    host: env['BANK_HOST'] ?? '127.0.0.1',
    file: env['BANK_FILE'] ?? null,
    opening: matching(env, 'BANK_OPENING', '1000000000.00', /^\d{1,14}(\.\d{1,2})?$/),
    holdMs: whole(env, 'BANK_HOLD_MS', 20_000, 600_000),
    simulation: matching(env, 'BANK_SIMULATION', 'off', /^(on|off)$/) === 'on',
    callback: callbackOf(env),
  }
}

function callbackOf(env: Readonly<Record<string, string | undefined>>): BankOptions['callback'] {
  const url = env['BANK_CALLBACK_URL']
  if (url === undefined || url === '') return null
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new BadSetting('BANK_CALLBACK_URL')
  return { url, secret: matching(env, 'BANK_CALLBACK_SECRET', '', /^.{32,}$/) }
}

function whole(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: number,
  most: number,
): number {
  const text = matching(env, name, String(otherwise), /^\d{1,9}$/)
  if (Number(text) > most) throw new BadSetting(name)
  return Number(text)
}

function matching(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: string,
  shape: RegExp,
): string {
  const text = env[name] === undefined || env[name] === '' ? otherwise : env[name]
  if (!shape.test(text)) throw new BadSetting(name)
  return text
}
