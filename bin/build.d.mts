import type { BuildOptions } from 'esbuild'

/** How esbuild makes the programs of the server. */
export declare function serverBuild(): BuildOptions
