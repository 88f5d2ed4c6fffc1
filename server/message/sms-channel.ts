import { say } from '../../core/message.ts'
import type { SmsGateway } from '../session/sms-gateway.ts'
import { readSettings } from '../setting/read-settings.ts'
import { type Channel, type Letter, neverCalled, NotSent } from './channel.ts'
import { messageWords } from './words.ts'

const keys = ['sms.url', 'sms.token'] as const
const patience = 10_000
const longest = 300

/** Short messages by the gateway this process was given, else by the one of the settings. */
export function smsChannel(gateway: SmsGateway | null): Channel {
  return {
    code: 'sms',
    reach: 'tel',
    isOpen: async (ctx) => gateway !== null || (await readSettings(ctx, keys))['sms.url'] !== '',
    async send(ctx, letter) {
      const text = smsOf(letter)
      if (gateway !== null) return gateway.send(letter.to, text)
      const { 'sms.url': url, 'sms.token': token } = await readSettings(ctx, keys)
      if (url === '') throw new NotSent('message.closed', { again: true, away: true })
      await hand(url, token, letter, text)
    },
  }
}

function smsOf({ lang, site, title, text }: Letter): string {
  const said = say(lang, messageWords.sms[lang], { site, title, text, textGiven: text === '' ? 'no' : 'yes' })
  return said.length > longest ? `${said.slice(0, longest - 1)}…` : said
}

/** JSON by POST; the key lets a gateway know a repetition. */
async function hand(url: string, token: string, { id, to: tel }: Letter, text: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST', redirect: 'error', signal: AbortSignal.timeout(patience), body: JSON.stringify({ tel, text }),
    headers: { 'content-type': 'application/json; charset=utf-8', 'idempotency-key': `amur-${id}`, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
  }).catch((error: unknown) => {
    throw neverCalled(error) ? new NotSent('the gateway cannot be reached', { again: true, away: true }) : error
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new NotSent(`the gateway answered ${answer.status}`, { again: answer.status >= 500 || answer.status === 429 || answer.status === 408 })
}
