import { expect, test } from 'vitest'
import { find, get } from '../../server/module-api.ts'
import { contractText } from '../contracts/template/contract-text.ts'
import { templateWorld } from '../contracts/testing/template-world.ts'
import { makeTemplates } from './demo/make-templates.ts'
import { paperOf } from './generate-document.server.ts'
import { template } from './template.ts'
import { textsIn } from './testing/docx-paragraph-texts.ts'
import { usableTemplates } from './usable-templates.server.ts'

test('the text of a contract is made a document, clause by clause, with both languages beside each other', async () => {
  const world = await templateWorld()
  await makeTemplates(world)
  const textId = await world.written(await world.drafted())
  const trader = await world.ctx('seasales')
  const usable = await usableTemplates(trader, 'contracts.contractText')
  expect(usable).toHaveLength(3)
  const all = trader.withoutScope('test')
  const [both] = await find(all, template, {
    source: 'contracts.contractText',
    nameRu: 'Текст договора (китайский и русский)',
  })
  const { bytes } = await paperOf(trader, await get(all, template, both?.id ?? ''), textId)
  const texts = (await textsIn(bytes)).join(' ')
  for (const words of ['1. 标的', '1. Предмет', '2. 运费', '2. Фрахт', '柒佰万元整', '7 000 000,00'])
    expect(texts.replaceAll(/[\u00a0\u202f]/g, ' '), words).toContain(words)
  expect(texts.indexOf('1. Предмет')).toBeLessThan(texts.indexOf('2. 运费'))
  expect((await get(trader, contractText, textId)).templateId).toBe(world.templateId)
})
