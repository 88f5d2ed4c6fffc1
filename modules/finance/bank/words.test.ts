import { readdirSync, readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { languages } from '../../../core/values/language.ts'
import { bankPayStatuses } from './payment-state.ts'
import { bankRefusalWords } from './refusal-words.ts'
import { bankPayStatusWords, bankReadingWords, paymentWarningWords, payStageWords, triggerWords } from './words.ts'

test('LNG every name and refusal is said in three languages, and each is a message that formats', () => {
  const all = [
    bankPayStatusWords,
    payStageWords,
    triggerWords,
    bankReadingWords,
    paymentWarningWords,
    bankRefusalWords,
  ].flatMap((words) => Object.values(words))
  for (const words of all) {
    for (const lang of languages) {
      const text = new IntlMessageFormat(words[lang], lang).format({
        status: '02',
        line: '1.00',
        amount: '2.00',
        field: 'x',
      })
      expect(String(text).trim()).not.toBe('')
    }
    expect(new Set(languages.map((lang) => words[lang])).size).toBe(3)
  }
})

test('a refusal for its status calls the status by its name in the reader’s language', () => {
  for (const status of bankPayStatuses) {
    for (const lang of languages) {
      expect(
        new IntlMessageFormat(bankRefusalWords['bank-payment.wrong-state'][lang], lang).format({ status }),
      ).toContain(bankPayStatusWords[status][lang])
    }
  }
})

test('no refusal has words that nothing says', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.') && name !== 'refusal-words.ts',
  )
  const source = files.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('\n')
  for (const code of Object.keys(bankRefusalWords)) {
    const tail = code.replace('bank-payment.', '')
    expect(source.includes(`'${tail}'`) || source.includes(`'${code}'`), code).toBe(true)
  }
})
