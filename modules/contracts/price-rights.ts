/** What a contract comes to and costs is shown to those who may know the prices of contracts. */
export const price = { read: 'htgl-jg', mask: 'hidden' } as const
