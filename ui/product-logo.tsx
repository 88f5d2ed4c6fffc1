/** The product's sign: a bend of the river between two banks, with the sun over it. */
export function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="12" fill="#0f5ea8" />
      <circle cx="33.5" cy="13.5" r="4.5" fill="#f4b76a" />
      <path
        d="M9 33.5 20 13l7 12.5"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M7.5 38.500c5.5-6 10.5 1.5 16.5-2.500s8.5-8.5 17-6"
        fill="none"
        stroke="#8fd0ee"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
