// The Basic Encoding Rules, as far as LDAP uses them: a tag, a length and what it holds.

/** The element at the beginning of some bytes and its size; undefined while it has not come whole. */
export function readElement(bytes) {
  if (bytes.length < 2) return undefined
  const long = bytes[1] < 0x80 ? 0 : bytes[1] - 0x80
  if (bytes.length < 2 + long) return undefined
  const length = long === 0 ? bytes[1] : bytes.readUIntBE(2, long)
  const size = 2 + long + length
  return bytes.length < size ? undefined : { tag: bytes[0], content: bytes.subarray(2 + long, size), size }
}

/** The elements that one holds. */
export function elementsIn(content) {
  const found = []
  for (let left = content; left.length > 0; left = left.subarray(found.at(-1).size)) found.push(readElement(left))
  return found
}

/** An element of some parts: texts, bytes or other elements. */
export function element(tag, ...parts) {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)))
  // The long form of the length is allowed for short ones too.
  const head = Buffer.from([tag, 0x84, 0, 0, 0, 0])
  head.writeUInt32BE(content.length, 2)
  return Buffer.concat([head, content])
}
