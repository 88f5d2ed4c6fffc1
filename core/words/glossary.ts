import type { Words } from '../values/language.ts'
import { approvalTerms, baseTerms, terms } from './terms.ts'

/** docs/glossary.md as it follows from the terms, so that the page cannot differ from what people read on screen. */
export function glossaryText(): string {
  return [
    '# Glossary',
    '',
    'Made from `core/words/terms.ts`: change a term there, then `node --import tsx bin/glossary.ts`. Names in code are the first column.',
    '',
    ...section('Columns of every document', baseTerms),
    ...section('Columns of approved documents', approvalTerms),
    ...section('Terms of the trade', terms),
  ].join('\n')
}

function section(title: string, words: Readonly<Record<string, Words>>): string[] {
  const rows = Object.entries(words).map(([name, { zh, ru, en }]) => `| \`${name}\` | ${zh} | ${ru} | ${en} |`)
  return [`## ${title}`, '', '| name | 中文 | Русский | English |', '|---|---|---|---|', ...rows, '']
}
