import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, refusal, show, signedIn } from '../../../web/testing/index.ts'
import type { StoredSheet } from '../role-edit-types.ts'
import { GrantRequestBar } from './grant-request.tsx'

const path = 'GET /api/rights/roles/7/request'

const sheet: StoredSheet = {
  id: '7',
  ver: 1,
  changedBy: '',
  changedAt: 0,
  names: {},
  role: {
    roleCode: 'cashier',
    roleName: '出纳',
    nameRu: null,
    nameEn: null,
    roleType: '1',
    unitId: null,
    mutexRoles: [],
    remark: null,
  },
  permissions: [],
  scopes: [],
  members: [],
  grantable: [],
}

test('whether a change of a role waits is said to be unknown where it could not be read, and read again on demand', async () => {
  const server = await signedIn({ answers: { [path]: refusal({ status: 500, code: 'error', message: '系统繁忙' }) } })
  await show(<GrantRequestBar sheet={sheet} catalogue={{ parts: [], scopes: [], grantable: [] }} />)
  expect(await screen.findByText(/系统繁忙/)).toBeTruthy()
  server.on(path, { id: '1', changes: [], askedBy: '顾文斌', askedAt: 0, mine: false })
  await press(/重\s?试/)
  expect((await screen.findByRole('region', { name: /./ })).textContent).toContain('顾文斌')
})
