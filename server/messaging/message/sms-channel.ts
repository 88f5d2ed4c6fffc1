import { say } from '../../../core/words/format-message.ts'
import type { AccountMessageGateway } from '../../identity/session/account-message-gateway.ts'
import type { Channel, Letter } from './channel.ts'
import { messageWords } from './words.ts'

const longest = 300

/** Short messages by the gateway that carries sign-in codes too. */
export function smsChannel(gateway: AccountMessageGateway): Channel {
  return {
    code: 'sms',
    reach: 'tel',
    isOpen: () => gateway.isOpen(),
    send: (_ctx, letter) => gateway.send(letter.to, smsOf(letter), letter.id, letter.lang),
  }
}

function smsOf({ lang, site, title, text }: Letter): string {
  const said = say(lang, messageWords.sms[lang], { site, title, text, textGiven: text === '' ? 'no' : 'yes' })
  return said.length > longest ? `${said.slice(0, longest - 1)}…` : said
}
