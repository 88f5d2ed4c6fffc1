import type { Lang } from '../../../core/values/language.ts'
import { rule, text } from './docx-elements.ts'
import { packed } from './pack-docx.ts'
import { bound, langsOf, pageWords, type Starter } from './standard-template.ts'

const red = 'C00000'

interface Outgoing {
  readonly head: string
  readonly number: string
  readonly signer: string
  readonly to: string
  readonly copies: string
  readonly issued: string
}

const said: Readonly<Record<Lang, Outgoing>> = {
  zh: {
    head: '{{unit}}文件',
    number: '{{no}}',
    signer: '签发人：{{signer}}',
    to: '{{to}}：',
    copies: '抄送：{{copyTo}}',
    issued: '{{unit}}　　{{day}}印发　　共印 {{copies}} 份',
  },
  ru: {
    head: '{{unit}}',
    number: '№ {{no}}',
    signer: 'Подписал: {{signer}}',
    to: '{{to}}',
    copies: 'Копии: {{copyTo}}',
    issued: '{{unit}}, {{day}}. Экземпляров: {{copies}}',
  },
  en: {
    head: '{{unit}}',
    number: 'No. {{no}}',
    signer: 'Signed by {{signer}}',
    to: 'To {{to}}',
    copies: 'Copies to: {{copyTo}}',
    issued: '{{unit}}, {{day}}. Copies printed: {{copies}}',
  },
}

/** A letter that a unit sends out under its red head, with the number that signing gives it. */
export const outgoingStarter: Starter = {
  name: { zh: '发文（套红）', ru: 'Исходящий документ на бланке', en: 'Outgoing document under a red head' },
  source: 'office.docOut',
  langs: ['zh', 'ru', 'en'],
  bindings: (lang) => {
    const [spoken = 'zh'] = langsOf(lang)
    return [
      bound('unit', 'issueUnit', 'auto', spoken),
      bound('no', 'docNo'),
      bound('signer', 'signerId', 'auto', spoken),
      bound('title', 'title'),
      bound('to', 'addressee'),
      bound('body', 'body'),
      bound('day', 'signDate', 'dateLong', spoken),
      bound('signed', 'signDate', spoken === 'zh' ? 'dateHan' : 'dateLong', spoken),
      bound('copyTo', 'copyTo'),
      bound('copies', 'copies'),
    ]
  },
  pack: (lang) => packed({ body: bodyIn(langsOf(lang)[0] ?? 'zh'), head: '', pages: pageWords[lang] }),
}

function bodyIn(lang: Lang): string {
  const { head, number, signer, to, copies, issued } = said[lang]
  const chinese = lang === 'zh'
  const size = chinese ? 16 : 12
  const height = chinese ? 28 : 20
  const look = { face: 'body' as const, size }
  const small = { face: 'body' as const, size: chinese ? 14 : 11 }
  return [
    text(
      head,
      { face: 'title', size: chinese ? 32 : 24, color: red, bold: true },
      { align: 'center', line: 48, before: 24, after: 16 },
    ),
    text(number, look, { align: 'center', line: height }),
    text(signer, small, { align: 'right', line: height, after: 2 }),
    rule(red),
    text('{{title}}', { face: 'title', size: chinese ? 22 : 15 }, { align: 'center', line: 34, before: 10, after: 14 }),
    text(to, look, { line: height, align: 'left' }),
    text('{{body}}', look, { indented: chinese, line: height, after: 16 }),
    text('{{unit}}', look, { align: 'right', line: height, before: 24 }),
    text('{{signed}}', look, { align: 'right', line: height, after: 24 }),
    rule('000000', 1),
    text(copies, small, { line: height, align: 'left' }),
    text(issued, small, { line: height, align: 'left' }),
  ].join('')
}
