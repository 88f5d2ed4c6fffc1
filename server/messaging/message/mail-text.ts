import { say } from '../../../core/words/format-message.ts'
import type { Letter } from './channel.ts'
import { messageWords as words } from './words.ts'

interface MailBody {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId: string
  readonly headers: Readonly<Record<string, string>>
}

/** The template of a mail: what happened, the page it is about, and where its reader chooses what he is told. */
export function mailOf({ id, lang, name, title, text, site, base, path }: Letter, domain: string): MailBody {
  const hello = say(lang, words.hello[lang], { name })
  const why = say(lang, words.why[lang], { site })
  const [page, choices] = base === '' ? ['', ''] : [base + path, `${base}/myAccount`]
  const plain = [
    hello,
    '',
    title,
    ...(text === '' ? [] : [text]),
    ...(page === '' ? [] : ['', `${words.open[lang]}: ${page}`]),
    '',
    '-- ',
    why,
    ...(choices === '' ? [] : [choices]),
  ]
  const html = [
    `<p>${escaped(hello)}</p>`,
    `<h2 style="font-size:18px;margin:16px 0 8px">${escaped(title)}</h2>`,
    ...(text === '' ? [] : [`<p>${escaped(text)}</p>`]),
    ...(page === ''
      ? []
      : [
          `<p><a href="${escaped(page)}" style="display:inline-block;padding:8px 20px;border-radius:6px;background:#1d5fbf;color:#ffffff;text-decoration:none">${escaped(words.open[lang])}</a></p>`,
        ]),
    `<p style="margin-top:24px;color:#606266;font-size:12px">${escaped(why)}${choices === '' ? '' : ` <a href="${escaped(choices)}">${escaped(words.choose[lang])}</a>`}</p>`,
  ]
  return {
    subject: `${title} · ${site}`,
    text: plain.join('\n'),
    html: `<!doctype html><html lang="${lang}"><body style="font:14px/1.6 sans-serif;color:#1f2933">${html.join('')}</body></html>`,
    // The same for every try, so that a mailbox that has it already knows it again.
    messageId: `<amur-${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Content-Language': lang },
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
