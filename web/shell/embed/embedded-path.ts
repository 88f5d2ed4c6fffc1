const prefix = '/open='

/**
 * The page that an embedded address stands for: `/open=workflowstart` and `/open?page=workflowstart` are both
 * `/workflowstart`.
 */
export function embeddedPath({ pathname, searchParams }: URL): string {
  const name = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : (searchParams.get('page') ?? '')
  return `/${name.replace(/^\/+/, '')}`
}
