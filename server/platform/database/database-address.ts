/** Where a database is reached: a socket folder or host, or the operator's DATABASE_URL. */
export interface DatabaseAddress {
  readonly connectionString?: string
  readonly host?: string
  readonly port?: number
  readonly user?: string
  readonly database?: string
}

/** The same server, another database of it. */
export function databaseAt(address: DatabaseAddress, database: string): DatabaseAddress {
  if (address.connectionString === undefined) return { ...address, database }
  const url = new URL(address.connectionString)
  url.pathname = `/${encodeURIComponent(database)}`
  return { connectionString: url.toString() }
}
