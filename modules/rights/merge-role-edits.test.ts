import { expect, test } from 'vitest'
import { changesOf, merged } from './merge-role-edits.ts'
import type { RoleSheet } from './role-edit-types.ts'

const base: RoleSheet = {
  role: {
    roleCode: 'a',
    roleName: 'A',
    nameRu: null,
    nameEn: null,
    roleType: '2',
    unitId: null,
    mutexRoles: [],
    remark: null,
  },
  permissions: ['p1', 'p2'],
  members: ['m1'],
  grantable: [],
  scopes: [{ dsCode: 'htgl', dsType: '3', units: [], departments: [] }],
}

test('the second of two administrators is told what the first changed, part by part', () => {
  const theirs: RoleSheet = {
    ...base,
    role: { ...base.role, roleName: 'B' },
    permissions: ['p1', 'p3'],
    scopes: [
      { dsCode: 'htgl', dsType: '1', units: [], departments: [] },
      { dsCode: 'zjgl', dsType: '5', units: [], departments: [] },
    ],
  }
  expect(changesOf(base, theirs)).toEqual([
    { part: 'role', how: 'changed', key: 'roleName' },
    { part: 'permissions', how: 'added', key: 'p3' },
    { part: 'permissions', how: 'dropped', key: 'p2' },
    { part: 'scopes', how: 'changed', key: 'htgl' },
    { part: 'scopes', how: 'added', key: 'zjgl' },
  ])
  expect(changesOf(base, base)).toEqual([])
})

test('merging does mine again on top of theirs and undoes nothing of either', () => {
  const mine: RoleSheet = {
    ...base,
    permissions: ['p2', 'p4'],
    members: ['m1', 'm2'],
    role: { ...base.role, remark: 'mine' },
  }
  const theirs: RoleSheet = {
    ...base,
    permissions: ['p1', 'p2', 'p3'],
    members: [],
    role: { ...base.role, roleName: 'B' },
    scopes: [],
  }
  expect(merged(base, mine, theirs)).toEqual({
    role: { ...base.role, roleName: 'B', remark: 'mine' },
    permissions: ['p2', 'p3', 'p4'],
    members: ['m2'],
    grantable: [],
    scopes: [],
  })
})
