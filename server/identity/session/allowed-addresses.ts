import { BlockList, isIP } from 'node:net'

/** Networks by the code of the role that signs in from them alone. */
export type AllowedAddresses = ReadonlyMap<string, BlockList>

/**
 * What the setting says, a role and its networks a line; `wrong` is the first line that cannot be read, counted from
 * one.
 */
export function addressesIn(text: string): { readonly allowed: AllowedAddresses; readonly wrong: number | null } {
  const allowed = new Map<string, BlockList>()
  for (const [at, line] of text.split('\n').entries()) {
    const [role = '', ...networks] = line.split(/[\s,，;；]+/u).filter((part) => part !== '')
    if (role === '') continue
    const list = allowed.get(role) ?? new BlockList()
    if (networks.length === 0 || !networks.every((network) => added(list, network))) return { allowed, wrong: at + 1 }
    allowed.set(role, list)
  }
  return { allowed, wrong: null }
}

function added(list: BlockList, network: string): boolean {
  const [address = '', length] = network.split('/')
  const family = familyOf(address)
  if (family === null) return false
  if (length === undefined) {
    list.addAddress(address, family)
    return true
  }
  if (!/^\d{1,3}$/.test(length) || Number(length) > (family === 'ipv4' ? 32 : 128)) return false
  list.addSubnet(address, Number(length), family)
  return true
}

/**
 * Whether somebody with these roles may be at this address: where several of his roles are bound, each has to allow it.
 */
export function isAllowedFrom(allowed: AllowedAddresses, roles: readonly string[], ip: string): boolean {
  if (allowed.size === 0) return true
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  const family = familyOf(address)
  return roles.every((role) => {
    const list = allowed.get(role)
    return list === undefined || (family !== null && list.check(address, family))
  })
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  if (version === 0) return null
  return version === 4 ? 'ipv4' : 'ipv6'
}
