import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fieldOf } from '../../../kinds/testing/test-host.tsx'
import { show, signedIn } from '../../../web/testing/index.ts'
import { ownFields } from './dictionary-custom-fields.tsx'

const { Input } = ownFields.dicGroup
const nothing = () => undefined

async function groupBox(value: string): Promise<HTMLInputElement> {
  await signedIn()
  await show(
    <Input
      id="group"
      value={value}
      field={fieldOf('text', { name: 'dicGroup', label: '字典分组' })}
      record={{}}
      text={{ lang: 'zh', name: (_source, key) => key }}
      disabled={false}
      error={null}
      onChange={nothing}
      onBlur={nothing}
      onFill={nothing}
    />,
  )
  return screen.findByRole<HTMLInputElement>('textbox')
}

test('where a new group belongs is said in words and not typed over', async () => {
  const box = await groupBox('dictionaryGroup')
  expect([box.value, box.disabled]).toEqual(['自建分组', true])
})

test('the group of any other entry is its code, which may be typed', async () => {
  const box = await groupBox('sex')
  expect([box.value, box.disabled]).toEqual(['sex', false])
})
