const everyPage = '*'

/** Whether a page is one of those that are read under a watermark. */
export function isWatermarked(pages: readonly string[], path: string): boolean {
  return pages.some((page) => page === everyPage || path === page || path.startsWith(`${page}/`))
}
