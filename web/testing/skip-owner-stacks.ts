import * as React from 'react'

/**
 * Has React's development build note no stack with each element that is made: a tenth of the time of a page test went
 * into them, and more into clearing them away. They only lengthen warnings, each of which fails its test anyway.
 */
export function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  if (typeof internals !== 'object' || internals === null || !(counter in internals))
    throw new Error(`React has no ${counter} any more: see whether its stacks are cheap now`)
  // React notes none once it has made this many within a second.
  Object.defineProperty(internals, counter, { get: () => Number.MAX_SAFE_INTEGER, set: nothing })
}

const counter = 'recentlyCreatedOwnerStacks'

function nothing(): void {}
