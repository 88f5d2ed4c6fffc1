import type { ReactNode } from 'react'
import type { DescribedField } from '../../core/description/described-document.ts'
import type { Lang } from '../../core/values/language.ts'
import { say } from '../../core/words/format-message.ts'
import { errorText } from '../error-text.ts'
import { HostContext, type InputHost, type Loaded } from '../field-services.ts'
import { onPage } from '../kind-components.ts'
import { kindOf } from '../kinds.ts'

/** What a test says of the surroundings of its inputs; the rest is empty. */
export type HostParts = Partial<InputHost>

/** A person as the picker's table has him. */
export const people = ['王伟', '李娜', '赵强'].map((userName, at) => ({
  userId: `p${at + 1}`,
  userName,
  userTel: `1391234567${at}`,
  deptsnames: '海运/销售部',
}))

/** Surroundings for inputs under test. */
export function TestHost({
  lang = 'zh',
  host = {},
  children,
}: {
  readonly lang?: Lang
  readonly host?: HostParts
  readonly children: ReactNode
}) {
  return <HostContext value={{ ...hostIn(lang), ...host }}>{children}</HostContext>
}

/** A described field of a kind, as `describe` would tell it. */
export function fieldOf(kind: string, more: object = {}): DescribedField {
  const { filter, numeric, sortable } = kindOf(kind)
  return { name: 'field', kind, label: '字段', rights: { read: true, write: true }, filter, numeric, sortable, ...more }
}

/** Data that has arrived. */
export function loaded<T>(data: T): Loaded<T> {
  return { data, busy: false, failed: null, retry: () => undefined }
}

function hostIn(lang: Lang): InputHost {
  return {
    lang,
    phone: false,
    me: { id: 'p1', name: '王伟', unitId: 'u2' },
    toast: { success: () => undefined, error: () => undefined },
    say: (words, params) => say(lang, words[lang], params),
    sayError: (error, label) => errorText(error, label, lang),
    readPasted: () => Promise.resolve(null),
    useDictionary: () =>
      loaded([
        { code: 'CNY', label: '人民币' },
        { code: 'USD', label: '美元' },
      ]),
    useHolidays: () =>
      loaded([
        { day: '2026-10-01', dayType: '2', name: '国庆节' },
        { day: '2026-10-10', dayType: '3', name: '国庆节' },
      ]),
    useTree: () =>
      loaded([
        { id: 'u1', name: '北陆能源集团', pid: null },
        { id: 'u2', name: '海运', pid: 'u1' },
      ]),
    usePeople: () => loaded({ rows: people, total: people.length }),
    useRoles: () => loaded([{ roleid: 'r1', rolename: '业务员', zongshu: 42 }]),
    useNames: () => (source, key) =>
      people.find(({ userId }) => source === 'person' && userId === key)?.userName ?? key,
    useReferences: () => loaded({ rows: [], total: 0 }),
    useReferenceTarget: () => loaded({ label: '合同', columns: [], text: { lang, name: (_source, key) => key } }),
    upload: () => ({
      done: Promise.reject(new Error('no upload in this test')),
      pause: null,
      resume: () => undefined,
      cancel: () => undefined,
    }),
    unfinishedUploads: () => Promise.resolve([]),
    dropUpload: () => Promise.resolve(),
    fileContent: () => Promise.resolve(new ArrayBuffer(0)),
    fileUrl: (file) => file.fileAdd,
    inputOf: (kind) => onPage(kind).Input,
    cellOf: (kind) => onPage(kind).Cell,
    openReference: () => undefined,
  }
}
