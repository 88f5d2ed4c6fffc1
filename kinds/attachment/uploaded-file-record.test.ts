import { describe, expect, test } from 'vitest'
import { formRecord, msOf, uploadedFileRecord } from './uploaded-file-record.ts'

const answer = {
  fileName: '提单.pdf',
  fileType: 'pdf',
  fileSize: 7,
  filePath: '2026/11/a.pdf',
  filePathOss: 'amur/2026/11/a.pdf',
}
const lina = { id: '7', name: '李娜' }
// Half past midnight of Shanghai is the day before in UTC.
const now = Date.UTC(2026, 10, 22, 16, 30, 5, 999)

describe('FIL-04 a file that was sent', () => {
  const sent = {
    wjName: '提单.pdf',
    wjType: 'pdf',
    wjSize: 7,
    wjUrl: '2026/11/a.pdf',
    upTime: '2026-11-23 00:30:05',
    userName: '李娜',
    userId: '7',
  }

  test('is kept with its uploader and the time of Shanghai', () =>
    expect(uploadedFileRecord(answer, lina, now, false)).toEqual(sent))

  test('says where it lies in the storage variant alone', () =>
    expect(uploadedFileRecord(answer, lina, now, true)).toEqual({ ...sent, wjPath: 'amur/2026/11/a.pdf' }))

  test('comes to the form as the record of FIL-03, to the second', () => {
    const record = {
      userId: '7',
      userName: '李娜',
      fileName: '提单.pdf',
      fileAdd: '2026/11/a.pdf',
      fileType: 'pdf',
      fileSize: 7,
      upTime: now - 999,
    }
    expect(formRecord(uploadedFileRecord(answer, lina, now, false), '附件')).toEqual(record)
    expect(formRecord(uploadedFileRecord(answer, lina, now, true), '附件')).toEqual({
      ...record,
      filePath: 'amur/2026/11/a.pdf',
      fjName: '附件',
    })
    expect(msOf('2026-11-23 00:30:05')).toBe(now - 999)
  })
})
