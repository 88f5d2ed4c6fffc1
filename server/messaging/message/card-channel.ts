import { PlatformRefusal } from '../../identity/messenger/call-platform.ts'
import type { Messenger } from '../../identity/messenger/messenger.ts'
import { type Channel, type Letter, neverCalled, NotSent } from './channel.ts'
import { messageWords } from './words.ts'

/** A platform's cards as a channel; the platform knows people by their user names here. */
export function cardChannel(messenger: Messenger): Channel {
  const { code } = messenger
  return {
    code,
    reach: 'code',
    isOpen: () => Promise.resolve(true),
    async send(_ctx, letter) {
      try {
        await messenger.sendCard(letter.to, cardOf(code, letter))
      } catch (error) {
        if (error instanceof PlatformRefusal) throw new NotSent(error.message, { again: true })
        throw neverCalled(error) ? new NotSent('the platform cannot be reached', { again: true, away: true }) : error
      }
    },
  }
}

/** Its button leads through the platform's own sign-in to the page. */
function cardOf(code: string, { lang, title, text, base, path }: Letter) {
  return {
    title,
    text: text === '' ? title : text,
    url: `${base}/api/system/user/${code}?${new URLSearchParams({ to: path })}`,
    open: messageWords.open[lang],
  }
}
