import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { makePerson } from './testing/people.ts'
import { call, signedIn, testServer } from './testing/test-server.ts'
import { operatorSecret, sessionSecrets } from './token-signing-keys.ts'

test('no key exists by default: the first start makes 32 random bytes, and starts that race agree on them', async () => {
  const { pool } = await freshDatabase()
  expect(await pool.query(sql`select from engine.secret`)).toEqual([])
  const all = await Promise.all(Array.from({ length: 8 }, () => sessionSecrets(pool)))
  expect(new Set(all.map((keys) => Buffer.from(keys[0].value).toString('hex'))).size).toBe(1)
  expect(all[0]?.[0].value).toHaveLength(32)
  const other = await freshDatabase()
  expect((await sessionSecrets(other.pool))[0].value).not.toEqual(all[0]?.[0].value)
})

test('a key that is too short to be safe stops the start', async () => {
  const { pool } = await freshDatabase()
  await pool.query(
    sql`insert into engine.secret (id, purpose, value, created_at) values ('short', 'session', ${Buffer.alloc(16)}, now())`,
  )
  await expect(sessionSecrets(pool)).rejects.toThrow('too short')
})

test('a new key signs, the old one still reads: nobody is signed out by a change of keys', async () => {
  const { pool } = await freshDatabase()
  await makePerson(pool, { code: 'steady' })
  const before = await testServer(pool)
  const page = await signedIn(before.app, 'steady')
  await before.close()
  await pool.query(
    sql`insert into engine.secret (id, purpose, value, created_at) values ('session-2', 'session', ${Buffer.alloc(32, 9)}, now() + interval '1 hour')`,
  )
  const after = await testServer(pool)
  expect((await call(after.app, page, '/api/system/user/allMyData')).statusCode).toBe(200)
  const [header = ''] = (await signedIn(after.app, 'steady')).accessToken.split('.')
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
    alg: 'HS256',
    typ: 'at+jwt',
    kid: 'session-2',
  })
  await pool.query(sql`update engine.secret set retired_at = now() where id = 'session-1'`)
  const later = await testServer(pool)
  expect((await call(later.app, page, '/api/system/user/allMyData')).statusCode).toBe(401)
  await after.close()
  await later.close()
})

test('processes given the operator’s secret agree, and another secret reads none of their tokens', async () => {
  const { pool } = await freshDatabase()
  await makePerson(pool, { code: 'operated' })
  const secret = 'a secret of the operator, long enough'
  const [one, two, other] = [
    await testServer(pool, { secret }),
    await testServer(pool, { secret }),
    await testServer(pool, { secret: `${secret}!` }),
  ]
  const page = await signedIn(one.app, 'operated')
  expect((await call(two.app, page, '/api/system/user/allMyData')).statusCode).toBe(200)
  expect((await call(other.app, page, '/api/system/user/allMyData')).statusCode).toBe(401)
  expect(operatorSecret(secret)[0].id).not.toContain(secret.slice(0, 4))
  await Promise.all([one.close(), two.close(), other.close()])
})
