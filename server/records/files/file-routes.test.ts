import { createHash, randomBytes } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { compose } from '../../main/compose-modules.ts'
import { freshDatabase } from '../../testing/database.ts'
import { makePdf } from './make-pdf.ts'
import { fileFolder } from './testing/file-folder.ts'
import { download, fileServer, upload } from './testing/file-server.ts'

const { pool } = await freshDatabase()
await makePerson(pool, { code: 'lina', name: '李娜' })
const { url, signIn } = await fileServer(pool, (files) => compose({ modules: [], files }), {
  folder: fileFolder(),
  reserveMb: 1,
  maxMb: 2,
})
const lina = await signIn('lina')
const pdf = makePdf(['Contract HT-1'])

describe('an upload', () => {
  test('FIL-01 answers the path of the file, with and without a slash at the end, and the same bytes come back', async () => {
    for (const call of ['upload', 'upload/']) {
      const sent = await upload(url, lina, [['合同.pdf', pdf]], call)
      expect(sent).toMatchObject({
        status: 200,
        code: '0',
        data: { filePath: expect.stringMatching(/^\d{4}\/\d{2}\/[0-9a-f-]{36}\.pdf$/) },
      })
      expect(Object.keys(sent.data)).toEqual(['filePath'])
      const got = await download(url, lina, sent.data.filePath)
      expect(Buffer.from(await got.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true)
    }
  })

  test('FIL-01 answers one dragged file as itself and several as a list in their order', async () => {
    const one = await upload(url, lina, [['一.pdf', pdf]], 'uploadoss')
    expect(one.data).toEqual({
      fileName: '一.pdf',
      fileSize: pdf.length,
      fileType: 'pdf',
      filePath: expect.any(String),
      filePathOss: expect.any(String),
    })
    const three = await upload<{ fileName: string; fileType: string }[]>(
      url,
      lina,
      [
        ['一.pdf', pdf],
        ['b.png', await picture()],
        ['c.txt', Buffer.from('港口')],
      ],
      'uploadoss',
    )
    expect(three.data.map(({ fileName, fileType }) => [fileName, fileType])).toEqual([
      ['一.pdf', 'pdf'],
      ['b.png', 'image'],
      ['c.txt', 'txt'],
    ])
  })

  test('FIL-01 wants a session', async () => {
    for (const call of ['upload', 'upload/', 'uploadImage', 'uploadoss'])
      expect((await upload(url, { accessToken: '', refreshToken: '' }, [['a.pdf', pdf]], call)).status).toBe(401)
  })

  test('FIL-05 refuses what is not below the limit and keeps nothing of it', async () => {
    const limit = 2 * 1024 * 1024
    const text = (size: number) => Buffer.alloc(size, 'a')
    expect(await upload(url, lina, [['a.txt', text(limit - 1)]])).toMatchObject({ status: 200 })
    expect(await upload(url, lina, [['a.txt', text(limit)]])).toMatchObject({
      status: 413,
      code: 'file.size',
      msg: '不能超过 2MB!',
    })
    expect(await upload(url, lina, [['a.txt', text(limit + 400_000)]], 'upload', 'ru')).toMatchObject({
      status: 413,
      msg: 'Файл должен быть меньше 2 МБ',
    })
    expect(await upload(url, lina, [['a.png', text(limit)]], 'uploadImage')).toMatchObject({
      status: 413,
      msg: '不能超过 1000MB!',
    })
  })

  test('FIL-06 refuses other extensions with the list of those it takes', async () => {
    expect(await upload(url, lina, [['a.exe', pdf]])).toMatchObject({
      status: 422,
      code: 'file.type',
      msg: expect.stringContaining('请上传正确类型的附件,文件后缀名为【pdf,'),
    })
    expect(await upload(url, lina, [['a.pdf', pdf]], 'uploadImage')).toMatchObject({
      status: 422,
      msg: '请上传正确类型的附件,文件后缀名为【jpg,jpeg,bmp,png,gif】',
    })
  })

  test('refuses no file, an empty one, and one file too many', async () => {
    expect(await upload(url, lina, [])).toMatchObject({ status: 422, code: 'file.none' })
    expect(await upload(url, lina, [['a.txt', Buffer.alloc(0)]])).toMatchObject({ status: 422, code: 'file.empty' })
    expect(
      await upload(url, lina, [
        ['a.pdf', pdf],
        ['b.pdf', pdf],
      ]),
    ).toMatchObject({ status: 422, code: 'file.many' })
  })
})

describe('a download', () => {
  test('FIL-02 saves under the chosen name, which was encoded twice, and always as what the file is', async () => {
    const { data } = await upload(url, lina, [['a.pdf', pdf]])
    const as = async (name: string) =>
      (
        await download(url, lina, data.filePath, `&fileName=${encodeURIComponent(encodeURIComponent(name))}`)
      ).headers.get('content-disposition')
    expect(await as('合同 №1 (终稿).pdf')).toBe(
      `attachment; filename="__ _1 (__).pdf"; filename*=UTF-8''%E5%90%88%E5%90%8C%20%E2%84%961%20%28%E7%BB%88%E7%A8%BF%29.pdf`,
    )
    expect(await as('100%.pdf')).toContain(`filename*=UTF-8''100%25.pdf`)
    expect(await as('setup.exe')).toContain('filename="setup.exe.pdf"')
    expect(await as('../../etc/passwd')).toContain('filename="passwd.pdf"')
    expect(await as('a"\r\nset-cookie: x.pdf')).toContain('filename="a_set-cookie_ x.pdf"')
    expect(await as('договор\u202efdp.pdf')).toContain(encodeURIComponent('договорfdp.pdf'))
    const raw = await download(url, lina, data.filePath, '&fileName=100%25.pdf')
    expect(raw.headers.get('content-disposition')).toContain('100%25.pdf')
  })

  test('never lets a browser run or guess anything', async () => {
    const { data } = await upload(url, lina, [['a.pdf', pdf]])
    for (const more of ['', '&fileName=x.pdf']) {
      const { headers } = await download(url, lina, data.filePath, more)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-type': 'application/pdf',
        'content-security-policy': expect.stringContaining('sandbox'),
        'content-disposition': expect.stringMatching(/^attachment/),
        'content-length': String(pdf.length),
      })
    }
  })

  test('shows a picture drawn anew: its points are there, what was hidden in it is not', async () => {
    const secret = Buffer.from('<secret place of the photo>')
    const png = await picture()
    const marked = Buffer.concat([
      png.subarray(0, 33),
      chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), secret])),
      png.subarray(33),
    ])
    const { data } = await upload(url, lina, [['a.png', marked]], 'uploadImage')
    const shown = await download(url, lina, data.filePath)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(bytes.includes(secret)).toBe(false)
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([40, 30])
    const again = await fetch(shown.url, { headers: { ...lina, 'if-none-match': shown.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    const original = Buffer.from(await (await download(url, lina, data.filePath, '&fileName=a.png')).arrayBuffer())
    expect(original.equals(marked)).toBe(true)
  })

  test('FIL-02 the cookie alone shows pictures, but uploads nothing', async () => {
    const { data } = await upload(url, lina, [['a.png', await picture()]], 'uploadImage')
    const headers = { cookie: `accessToken=${lina.accessToken}` }
    expect((await fetch(`${url}/api/dfs/local/downfile?filePath=${data.filePath}`, { headers })).status).toBe(200)
    const body = new FormData()
    body.append('file', new Blob([Buffer.from(pdf)]), 'a.pdf')
    expect((await fetch(`${url}/api/dfs/local/upload`, { method: 'POST', body, headers })).status).toBe(401)
  })

  test('leaves an audit line for an original', async () => {
    const { data } = await upload(url, lina, [['审计.pdf', pdf]])
    await download(url, lina, data.filePath, '&fileName=x.pdf')
    const { rows } = await pool.driver.query(
      `select verb, title, person_name, detail from engine.audit where detail like '%' || $1 || '%'`,
      [data.filePath],
    )
    expect(rows).toEqual([
      { verb: 'download', title: '审计.pdf', person_name: '李娜', detail: JSON.stringify({ filePath: data.filePath }) },
    ])
  })
})

test('what is kept is what was sent: size and SHA-256', async () => {
  const bytes = Buffer.from(randomBytes(300_000).toString('base64'))
  const { data } = await upload(url, lina, [['a.txt', bytes]])
  const { rows } = await pool.driver.query(
    'select size, sha256, name, ext, type, uploader_name from engine.file where key = $1',
    [data.filePath],
  )
  expect(rows).toEqual([
    {
      size: String(bytes.length),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      name: 'a.txt',
      ext: 'txt',
      type: 'text/plain',
      uploader_name: '李娜',
    },
  ])
})

async function picture(): Promise<Buffer> {
  const canvas = createCanvas(40, 30)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#c02020'
  pen.fillRect(5, 5, 20, 20)
  return canvas.encode('png')
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, data, Buffer.alloc(4)])
}
