/** Coal as a laboratory states it air-dried, and what the laboratory of the other side found. */
export const example = {
  mt: '14.0',
  mad: '6.0',
  aad: '16.5',
  vad: '30.2',
  stad: '0.72',
  had: '4.0',
  qgrad: '23500',
  counterQ: '4920',
  labTol: '120',
}
