/** Whatever survives JSON unchanged; every description is made of it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
