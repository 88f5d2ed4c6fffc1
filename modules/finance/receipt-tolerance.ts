/** What banks keep of a transfer does not make it a part of the amount: so much may be missing, or come on top. */
export const receiptTolerance = '1.00'
