import { setFlagsFromString } from 'node:v8'

/**
 * Keeps the young generation as small as it is. What a process reads at its start stays; to V8 that looks like much
 * that survives, so it would make this space as wide as it may, 32 MB, and never give them back.
 */
export function limitYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** Lets it grow with the load again. */
export function releaseYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=2')
}

/**
 * Has the old generation collected once it holds half as much again as the last collection left, and not twice or more:
 * rows of an import or an export are old before they are done with, and would pile up to hundreds of megabytes.
 */
export function collectOldGenerationSooner(): void {
  setFlagsFromString('--heap-growing-percent=50')
}
