import { randomBytes } from 'node:crypto'
import { department } from '../base/department.ts'
import { person } from '../base/person.ts'
import { roleMember } from '../base/role-member.ts'
import { role } from '../base/role.ts'
import { setCredential } from '../server/identity/session/credential.ts'
import { hashPassword } from '../server/identity/session/password-hash.ts'
import { find, save, withinTransaction } from '../server/module-api.ts'
import type { Ctx } from '../server/platform/context/context.ts'
import type { Running } from '../server/platform/context/running-composition.ts'
import { systemContext } from '../server/platform/context/system-context.ts'
import type { Pool } from '../server/platform/database/pool.ts'

const first = [
  {
    code: 'admin',
    name: '系统管理员',
    nameEn: 'System administrator',
    nameRu: 'Системный администратор',
    role: 'systemAdmin',
    tel: '19900009001',
  },
  {
    code: 'sec',
    name: '安全管理员',
    nameEn: 'Security administrator',
    nameRu: 'Администратор безопасности',
    role: 'securityAdmin',
    tel: '19900009002',
  },
  {
    code: 'audit',
    name: '审计管理员',
    nameEn: 'Audit administrator',
    nameRu: 'Администратор аудита',
    role: 'auditAdmin',
    tel: '19900009003',
  },
] as const

/**
 * Lets an empty installation be entered: three administrators, none above the others, each with a password for one
 * sign-in.
 */
export async function makeFirstPeople(
  pool: Pool,
  running: Running<Ctx>,
  now: number,
): Promise<{ code: string; password: string }[]> {
  const made = first.map((one) => ({ ...one, password: randomBytes(12).toString('base64url') }))
  const hashes = await Promise.all(made.map(({ password }) => hashPassword(password)))
  await withinTransaction(systemContext(pool, running, now, 'the first start'), async (ctx) => {
    const root = await save(ctx, department, {
      deptCode: 'HQ',
      deptName: '本集团',
      deptSname: '本集团',
      nameRu: 'Группа',
      nameEn: 'Group',
      deptFlag: '0',
      deptSort: '1',
      deptZt: '1',
    })
    const roles = new Map((await find(ctx, role, {})).map((held) => [held.roleCode, held.id]))
    for (const [at, { code, name, nameRu, nameEn, role: held, tel }] of made.entries()) {
      const { id } = await save(ctx, person, {
        userCode: code,
        userName: name,
        nameRu,
        nameEn,
        userTel: tel,
        userDwid: root.id,
        userZt: '1',
      })
      await save(ctx, roleMember, { roleId: roles.get(held) ?? '', userId: id })
      await setCredential(ctx.sql, id, hashes[at] ?? '', now, true)
    }
  })
  return made.map(({ code, password }) => ({ code, password }))
}
