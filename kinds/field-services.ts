import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import type { PastedLines } from '../core/api-types/pasted-lines.ts'
import type { DescribedField } from '../core/description/described-document.ts'
import type { TextContext } from '../core/description/field-kind.ts'
import type { Json } from '../core/values/json.ts'
import type { Lang, Words } from '../core/values/language.ts'
import type { FieldError, Params } from '../core/words/refusal.ts'
import type { FileRecord } from './attachment/file-record.ts'
import type { Transfer, UnfinishedUpload, UploadDoor, UploadWatch } from './attachment/file-transfer.ts'

/** One entry of a dictionary in the reader's language; `color` is an antd tag colour. */
export interface Entry {
  readonly code: string
  readonly label: string
  readonly color?: string
}

/** A day that the official table says something of; `dayType` is a code of dictionary dayType. */
export interface Holiday {
  readonly day: string
  readonly dayType: string
  readonly name: string
}

/** A unit or department as the tree calls answer it; a disabled node only keeps the tree connected. */
export interface TreeNode {
  readonly id: string
  readonly name: string
  readonly pid: string | null
  readonly disabled?: boolean
  /** What else finds it: pinyin, initials, short name, code, one to a line. */
  readonly search?: string
}

/** A row of the person table (DAT-06). */
export interface PersonRow {
  readonly userId: string
  readonly userName: string
  readonly userTel: string | null
  readonly deptsnames: string | null
}

/** A role with the number of its active people (DAT-05). */
export interface RoleSum {
  readonly roleid: string
  readonly rolename: string
  readonly zongshu: number
}

/** What the person table asks for; `page` counts from 1. */
export interface PeopleRequest {
  readonly page: number
  readonly size: number
  /** Newest first, or by rank and surname. */
  readonly sort: 'register' | 'userName'
  /** Status of the user; every status when empty. */
  readonly userZt: string
  readonly roleId?: string
  readonly param?: string
  /** Only people of this unit or department and of those under it. */
  readonly userDeptId?: string
  /** Code of the one role whose holders the field takes. */
  readonly role?: string
  /** Data scope code of the field. */
  readonly scope?: string
}

/** What a reference picker asks another document's list for; `target` is `contracts.contract`. */
export interface ReferenceRequest {
  readonly target: string
  readonly param: string
  readonly page: number
  readonly size: number
  readonly filter: Readonly<Record<string, Json>>
}

/** One record offered by a reference picker; values are record values. */
export interface ReferenceRow {
  readonly id: string
  readonly title: string
  readonly number: string | null
  /** Its state in words where nothing follows it: blacklisted, closed, void. */
  readonly ended?: string
  readonly record: Readonly<Record<string, Json>>
}

/** What a reference picker shows of the other document. */
export interface ReferenceTarget {
  readonly label: string
  readonly columns: readonly DescribedField[]
  readonly text: TextContext
}

export interface Paged<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** Data on its way: `data` is undefined until it came; `failed` carries what to say. */
export interface Loaded<T> {
  readonly data: T | undefined
  readonly busy: boolean
  readonly failed: string | null
  readonly retry: () => void
}

/** Rows copied in a spreadsheet, and the columns over which they are put. */
export interface CopiedRows {
  readonly rows: readonly (readonly string[])[]
  readonly columns: readonly string[]
  readonly currency: string | null
}

/** What inputs may ask of their surroundings; the pages provide it, a test may provide another. */
export interface InputHost {
  readonly lang: Lang
  readonly me: { readonly id: string; readonly name: string; readonly unitId: string | null }
  /** Narrow screens get cards and full-height dialogs. */
  readonly phone: boolean
  readonly say: (words: Words, params?: Params) => string
  /** Says what is wrong with a value of a field in the reader's language. */
  readonly sayError: (error: FieldError, label: string) => string
  /** A short notice: success 3 s, error 5 s unless said. */
  readonly toast: { readonly success: (text: string) => void; readonly error: (text: string, ms?: number) => void }
  readonly useDictionary: (group: string, enabled?: boolean) => Loaded<readonly Entry[]>
  /** Days off and made-up working days of a year and of the months beside it. */
  readonly useHolidays: (year: number) => Loaded<readonly Holiday[]>
  /** Asks for nothing until it is enabled. */
  /** `node` is every unit and department. */
  readonly useTree: (
    of: 'unit' | 'department' | 'node',
    scope: string,
    enabled?: boolean,
  ) => Loaded<readonly TreeNode[]>
  readonly usePeople: (request: PeopleRequest) => Loaded<Paged<PersonRow>>
  /** Every role, or the one of a code. */
  readonly useRoles: (role: string) => Loaded<readonly RoleSum[]>
  /** Names behind ids: source `person`, `unit`, `department` or `document:contracts.contract`. */
  readonly useNames: (source: string, ids: readonly string[]) => TextContext['name']
  /** Null asks for nothing. */
  readonly useReferences: (request: ReferenceRequest | null) => Loaded<Paged<ReferenceRow>>
  readonly useReferenceTarget: (target: string) => Loaded<ReferenceTarget>
  /** Reads rows copied in a spreadsheet as lines of a sub-table; null when that failed and was said. */
  readonly readPasted: (call: string, copied: CopiedRows) => Promise<PastedLines | null>
  /** Sends one file: a small one by one POST, a large one so that it can be continued. */
  readonly upload: (file: File, to: UploadDoor, watch: UploadWatch) => Transfer
  /** Large files that one began to send and never finished. */
  readonly unfinishedUploads: () => Promise<readonly UnfinishedUpload[]>
  readonly dropUpload: (id: string) => Promise<void>
  /** A picture to be read or as a small sign, or the original to be saved. */
  readonly fileUrl: (file: FileRecord, how: 'view' | 'small' | 'download') => string
  /** The bytes of a file, or those from `start` to `end`, both counted, for pages that draw it themselves. */
  readonly fileContent: (
    file: FileRecord,
    range?: { readonly start: number; readonly end: number },
  ) => Promise<ArrayBuffer>
  /** The input and cell of another kind, for the columns of a sub-table. */
  readonly inputOf: (kind: string) => Input
  readonly cellOf: (kind: string) => Cell
  readonly openReference: (target: string, id: string) => void
}

/** Whatever a page does not say about a value's place. */
export interface CellProps {
  readonly value: Json
  readonly field: DescribedField
  readonly text: TextContext
}

/** How every input is called; `value` and `onChange` carry record values, null when empty. */
export interface InputProps {
  readonly id: string
  readonly value: Json
  readonly field: DescribedField
  /** The whole record (or line) around the value, for scopes and filters. */
  readonly record: Readonly<Record<string, Json>>
  readonly text: TextContext
  readonly disabled: boolean
  /** What is wrong with the value, already in the reader's language. */
  readonly error: string | null
  /** Messages inside a sub-table, keyed `0.qty`. */
  readonly inner?: Readonly<Record<string, string>>
  readonly onChange: (value: Json) => void
  readonly onBlur: () => void
  /** Cells of a sub-table were left, or filled by a paste. */
  readonly onInnerBlur?: (...cells: readonly (readonly [line: number, column: string])[]) => void
  /** Other fields that a choice fills in (a contract brings its counterparty). */
  readonly onFill: (patch: Readonly<Record<string, Json>>) => void
  /** The name for screen readers where no label stands beside (cells of a sub-table). */
  readonly label?: string
  readonly compact?: boolean
  /** Used in a search form: nothing is required, nothing locked. */
  readonly search?: boolean
}

export type Cell = ComponentType<CellProps>
export type Input = ComponentType<InputProps>

/** Filled by the pages' providers. */
export const HostContext = createContext<InputHost | null>(null)

/** The surroundings of an input; using one outside of a page is our own bug. */
export function useHost(): InputHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('an input stands outside of <DataProviders>')
  return host
}
