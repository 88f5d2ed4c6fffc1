import css from './sign-in-picture.module.css'

/** The picture behind the sign-in page: coal hills, a power line, a ship, and the river running through all of it. */
export function Scene() {
  return (
    <svg className={css.scene} viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0a2540" />
          <stop offset="0.55" stopColor="#14507f" />
          <stop offset="0.82" stopColor="#4d8fb3" />
          <stop offset="1" stopColor="#e8b27c" />
        </linearGradient>
        <linearGradient id="river" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#2f86ad" />
          <stop offset="1" stopColor="#0b3557" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#ffd9a3" />
          <stop offset="1" stopColor="#ffd9a3" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="800" fill="url(#sky)" />
      <g className={css.grid}>
        {gridLines.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <circle cx="905" cy="468" r="210" fill="url(#glow)" />
      <circle cx="905" cy="468" r="46" fill="#ffe3b8" />
      <path
        fill="#2d678f"
        d="M0 500 130 420 210 470 340 372 470 468 560 430 690 500 800 456 930 512 1060 440 1200 506V800H0z"
        opacity="0.75"
      />
      <path
        fill="#123b5e"
        d="M0 560 90 506 170 540 300 440 352 476 420 452 560 566 700 532 860 580 1010 540 1200 588V800H0z"
      />
      <path fill="#0d2b46" d="M300 440 352 476 372 560 240 560z" opacity="0.7" />
      <Pylons />
      <path fill="url(#river)" d="M0 640C170 588 300 676 470 634s300-58 440-18 200 6 290-12V800H0z" />
      <g className={css.waves}>
        <path d="M-60 668c150-38 270 34 430-4s300-46 440-10 240 20 470-14" />
        <path d="M-60 704c170-30 300 34 460 2s280-40 430-6 240 10 450-12" />
        <path d="M-60 744c190-26 330 30 500 2s260-32 410-4 230 6 430-10" />
      </g>
      <Ship />
      <path fill="#081d31" d="M0 800V738c90-30 190-18 280 12s190 36 300 22 210-40 330-26 200 26 290 10v44z" />
    </svg>
  )
}

// A faint mesh over the sky: the other grid that the group runs.
const gridLines = [
  ...Array.from({ length: 13 }, (_, at) => `M${at * 100} 0V560`),
  ...Array.from({ length: 6 }, (_, at) => `M0 ${at * 100 + 20}H1200`),
]

function Pylons() {
  return (
    <g className={css.wires}>
      {[110, 330, 590].map((x, at) => (
        <path
          key={x}
          transform={`translate(${x} ${560 - at * 16}) scale(${1 - at * 0.18})`}
          d="M-26 60 -8-90 0-128 8-90 26 60M-17-18H17M-22 20H22M-34-84H34M-26-104H26M-34-84V-76M34-84V-76M-17-18 22 20M17-18-22 20M-8-90 17-18M8-90-17-18"
        />
      ))}
      <path d="M-20 470Q40 520 76 484Q200 548 302 470Q450 536 568 478Q760 520 1210 430M-20 486Q60 540 144 484Q230 560 358 470Q470 548 612 478Q800 540 1210 452" />
    </g>
  )
}

function Ship() {
  return (
    <g className={css.ship}>
      <path fill="#0a1f33" d="M706 640h190l-20 34H728z" />
      <path fill="#c9592f" d="M714 656h172l-10 18H728z" />
      <path fill="#e9eef3" d="M846 612h34v28h-34z" />
      <path fill="#20364a" d="M730 632h30l8-8h14l8 8h16l10-10h14l8 10v8H730z" />
      <path fill="#9db4c6" d="M851 618h6v6h-6zM861 618h6v6h-6zM871 618h6v6h-6zM858 596h8v16h-8z" />
    </g>
  )
}
