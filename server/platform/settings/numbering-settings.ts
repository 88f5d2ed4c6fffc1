import type { Numbering } from '../../../core/description/document.ts'
import type { Setting, SettingGroup } from '../../../core/description/setting.ts'
import { text } from '../../../kinds/index.ts'
import type { Ctx } from '../context/context.ts'

/** The key of a document's numbering among the settings. */
export function numberingKey(document: string): string {
  return `numbering.${document}`
}

/** How the documents of the composition are numbered, each by a pattern that an administrator may change. */
export function numberingSettings({ documents }: Ctx['running']): SettingGroup {
  const settings = [...documents.values()].flatMap(({ key, doc: { number }, words }): [string, Setting][] =>
    number === undefined
      ? []
      : [
          [
            numberingKey(key),
            {
              field: text({ max: 60, initial: number.pattern }),
              label: words.title,
              help: helpOf(number),
            },
          ],
        ],
  )
  return {
    code: 'numbering',
    label: { zh: '编号规则', ru: 'Нумерация', en: 'Numbering' },
    settings: Object.fromEntries(settings),
  }
}

function helpOf({ resetBy }: Numbering) {
  const again = {
    year: { zh: '每年', ru: 'каждый год', en: 'each year' },
    month: { zh: '每月', ru: 'каждый месяц', en: 'each month' },
    day: { zh: '每天', ru: 'каждый день', en: 'each day' },
    never: { zh: '从不', ru: 'никогда', en: 'never' },
  }[resetBy]
  return {
    zh: `{U} 单位编码，{YYYY} {MM} {DD} 年月日，{####} 流水号；流水号${again.zh}重新开始`,
    ru: `{U} — код организации, {YYYY} {MM} {DD} — дата, {####} — счётчик; начинается заново: ${again.ru}`,
    en: `{U} code of the unit, {YYYY} {MM} {DD} date, {####} counter; it begins anew ${again.en}`,
  }
}

const periods: Readonly<Record<Numbering['resetBy'], readonly string[]>> = {
  never: [],
  year: ['{YYYY}'],
  month: ['{YYYY}', '{MM}'],
  day: ['{YYYY}', '{MM}', '{DD}'],
}

/** What a pattern lacks so that no two numbers are alike; null for a good one. */
export function patternLacks(
  pattern: string,
  { resetBy, pattern: own }: Numbering,
): { readonly sequence: string; readonly period: string } | null {
  const needed = [...periods[resetBy], ...(own.includes('{U}') ? ['{U}'] : [])]
  const rest = pattern.replaceAll(/\{(U|YYYY|MM|DD|#+)\}/g, '')
  const isGood =
    pattern.match(/\{#+\}/g)?.length === 1 && !/[{}]/.test(rest) && needed.every((token) => pattern.includes(token))
  return isGood ? null : { sequence: '{####}', period: needed.join(' ') || '—' }
}
