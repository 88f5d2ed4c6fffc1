import type { Transporter } from 'nodemailer'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { type Channel, type ChannelCtx, type Letter, NotSent } from './channel.ts'
import { mailOf } from './mail-text.ts'

const keys = ['mail.host', 'mail.port', 'mail.security', 'mail.user', 'mail.password', 'mail.from'] as const
type MailSettings = Readonly<Record<(typeof keys)[number], string>>

/** Milliseconds a server may take to be reached, to greet, and to say nothing. */
const [toReach, toGreet, toAnswer] = [10_000, 10_000, 30_000]

/** Mail by the server of the settings; without one, and without a sender's address, none is sent. */
export const mailChannel: Channel = {
  code: 'mail',
  reach: 'email',
  isOpen: async (ctx) => isSet(await readSettings(ctx, keys)),
  send: async (ctx, letter) => post(await settingsOf(ctx), letter),
}

function isSet(settings: MailSettings): boolean {
  return settings['mail.host'] !== '' && settings['mail.from'] !== ''
}

async function settingsOf(ctx: ChannelCtx): Promise<MailSettings> {
  const settings = await readSettings(ctx, keys)
  if (!isSet(settings)) throw new NotSent('message.closed', { again: true, away: true })
  return settings
}

async function post(settings: MailSettings, letter: Letter): Promise<void> {
  const transport = await open(settings)
  const handedOver = { begun: false }
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((input) => {
      handedOver.begun = true
      return input
    })
    done()
  })
  const from = settings['mail.from']
  try {
    await transport.sendMail({
      from: { name: letter.site, address: from },
      to: { name: letter.name, address: letter.to },
      ...mailOf(letter, from.slice(from.lastIndexOf('@') + 1)),
    })
  } catch (error) {
    throw handedOver.begun ? whileSending(error) : new NotSent(saidOf(error), { again: true, away: true })
  } finally {
    transport.close()
  }
}

/** The library is read with the first mail. */
async function open(settings: MailSettings): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const security = settings['mail.security']
  const user = settings['mail.user']
  return createTransport({
    host: settings['mail.host'],
    port: Number(settings['mail.port']),
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user === '' ? {} : { auth: { user, pass: settings['mail.password'] } }),
    connectionTimeout: toReach,
    greetingTimeout: toGreet,
    socketTimeout: toAnswer,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * A server that answered has refused: for now with 4xx, for good with 5xx. One that fell silent may have the letter.
 */
function whileSending(error: unknown): Error {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'responseCode') : undefined
  return typeof code === 'number' && code >= 400
    ? new NotSent(saidOf(error), { again: code < 500 })
    : new Error(saidOf(error))
}

function saidOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
