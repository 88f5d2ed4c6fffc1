/** What a contract comes to and costs is shown to those who may know the prices of contracts. */
export const price = { read: 'htgl-jg', mask: 'hidden' } as const

const untold = '***'

interface Knowing {
  readonly actor: { readonly permissions: ReadonlySet<string> }
}

/** Amounts of a contract as a refusal may name them to the caller: not without the right to its prices. */
export function knownAmounts<K extends string>(
  { actor }: Knowing,
  amounts: Readonly<Record<K, string>>,
): Record<K, string> {
  const told = actor.permissions.has(price.read)
  return Object.fromEntries(
    Object.entries<string>(amounts).map(([name, amount]) => [name, told ? amount : untold]),
  ) as Record<K, string> // the same names
}
