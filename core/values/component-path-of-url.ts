/**
 * The component path of a menu address (specification, dynamic routes): `_` and each capital become
 * `/`, so `/xnyPvInverter` is `xny/pv/inverter`. Names are kept as spelled: `/postVesselnfo` is `post/vesselnfo`.
 */
export function routePath(menuUrl: string): string {
  return menuUrl
    .replace(/^\/+/, '')
    .replaceAll('_', '/')
    .replace(/[A-Z]/g, (letter) => `/${letter.toLowerCase()}`)
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '')
}

/** Groups of different addresses that share one component path; empty when every page can be told apart. */
export function sharedPaths(menuUrls: Iterable<string>): readonly (readonly string[])[] {
  const byPath = new Map<string, string[]>()
  for (const url of new Set(menuUrls)) byPath.set(routePath(url), [...(byPath.get(routePath(url)) ?? []), url])
  return [...byPath.values()].filter((urls) => urls.length > 1)
}
