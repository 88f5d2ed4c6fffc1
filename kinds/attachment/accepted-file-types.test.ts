import { expect, test } from 'vitest'
import { betterThan } from './accepted-file-types.ts'

test('FIL-06 a field takes what it names, one that names nothing takes papers and pictures, and no program unless it is named', () => {
  expect(['pdf', 'zip', 'dwg'].map((extension) => betterThan(extension, undefined))).toEqual([null, null, null])
  expect(betterThan('apk', undefined)).toContain('pdf')
  expect([betterThan('apk', ['.APK', 'hap']), betterThan('ipa', ['apk', 'hap'])]).toEqual([null, ['apk', 'hap']])
  expect([betterThan('pdf', 'pdf'), betterThan('zip', 'pdf'), betterThan('docx', '文档')]).toEqual([
    null,
    ['pdf'],
    null,
  ])
})
