/** A function that names the tests reaching a file: those that import it before those that import what imports it. */
export declare function nearestTests(
  files: readonly string[],
  read: (file: string) => string,
): (file: string) => readonly string[]
