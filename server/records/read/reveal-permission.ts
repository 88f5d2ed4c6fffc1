import type { FieldBase } from '../../../core/description/field.ts'

/**
 * The permission to be shown one masked value at a time for a reason: beside `zjgl-mm` stands `zjgl-jm`. Null for what
 * is never shown in part.
 */
export function revealPermission({ read, mask }: FieldBase): string | null {
  return read === undefined || mask === undefined || mask === 'hidden' ? null : `${read.split('-')[0]}-jm`
}

/** Every permission that something of a field is shown for. */
export function readCodes(field: FieldBase): string[] {
  return [field.read, revealPermission(field)].filter((code) => typeof code === 'string')
}
