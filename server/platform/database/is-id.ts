const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is an id; anything else names no record. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && shape.test(value)
}
