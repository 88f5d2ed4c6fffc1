/**
 * A body as `application/x-www-form-urlencoded`: `parameters[userZt]=1`, `ids[0]=a`, `lines[0][qty]=1`.
 * Empty values (null, undefined) are left out; a circular or unserialisable value throws TypeError.
 */
export function encodeForm(body: object): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body)) append(form, name, value, 0)
  return form
}

const deepest = 20

function append(form: URLSearchParams, name: string, value: unknown, depth: number): void {
  if (value === null || value === undefined) return
  if (depth > deepest) throw new TypeError('a form body cannot be circular')
  if (typeof value === 'object') {
    // Object.entries names the items of an array by their index, which is what the server reads back as an array.
    for (const [key, inner] of Object.entries(value)) append(form, `${name}[${key}]`, inner, depth + 1)
    return
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new TypeError(`${name} cannot travel in a form`)
  form.append(name, String(value))
}
