import type { Page } from 'playwright-core'

interface BundleWeight {
  /** Bytes as they came over the wire, headers with them. */
  readonly bytes: number
  readonly requests: number
}

/** What the first pages may weigh, all bytes compressed; the bench tells the figure, a browser test holds it. */
export const firstListLimit: BundleWeight = { bytes: 445 * 1024, requests: 20 }
export const signInLimit = 200 * 1024

/** Everything that a page loads while some work is done in it. */
export async function measureBundle(page: Page, work: () => Promise<void>): Promise<BundleWeight> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  let bytes = 0
  let requests = 0
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await work()
  return { bytes, requests }
}
