/** The group whose entries are groups that people made themselves. */
export const groupsOfOwn = 'dictionaryGroup'

/** A group of a dictionary as the page lists it (GET /api/system/dictionaryGroup). */
export interface Group {
  readonly group: string
  readonly label: string | null
  readonly entries: number
  readonly disabled: number
  /** The first entries in the reader's language. */
  readonly sample: string
  /** Names of the fields that offer it. */
  readonly used: readonly string[]
  /** Its entries are states that the system sets. */
  readonly states: boolean
}

/** One entry, switched off or not. */
export interface Entry {
  readonly id: string
  readonly ver: number
  readonly dicCode: string
  readonly dicName: string
  readonly dicNameRu: string
  readonly dicNameEn: string
  readonly dicColor: string | null
  readonly enabled: string
  readonly sysFlag: string
}

/** The groups in which a text stands: in the code, in the names of fields or in the first entries. */
export function groupsFound(groups: readonly Group[], typed: string): readonly Group[] {
  const wanted = typed.trim().toLowerCase()
  return wanted === ''
    ? groups
    : groups.filter(({ group, label, used, sample }) =>
        `${group} ${label ?? ''} ${used.join(' ')} ${sample}`.toLowerCase().includes(wanted),
      )
}
