/** The app's logo: a ruled page seen close up, with margin line, serif S and highlighter. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg className="brand-mark" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" focusable="false">
      <path fill="#0F5257" d="M0 0h512v512H0z" />
      <path d="M130 0v512" stroke="#F2A3A8" strokeWidth="24" />
      <path d="M188 424h324" stroke="#FFD566" strokeWidth="52" />
      <path
        fill="#F4F6F3"
        transform="translate(176 376) scale(.47 -.47)"
        d="M195 546Q195 511 214 487Q234 463 266 445Q299 428 337 413Q375 397 413 379Q452 361 484 337Q516 312 536 276Q555 240 555 188Q555 126 525 82Q496 37 441 14Q387 -10 312 -10Q259 -10 216 2Q173 14 139 34L121 1H86Q84 35 78 76Q72 117 65 157Q58 198 51 229L84 239Q118 160 157 114Q197 68 239 49Q280 30 319 30Q352 30 380 41Q407 52 424 74Q441 97 441 130Q441 167 422 192Q402 217 370 235Q338 254 300 269Q261 285 223 303Q185 320 152 344Q120 368 101 402Q81 436 81 485Q81 544 111 588Q140 632 193 656Q246 680 318 680Q360 680 396 670Q433 660 466 636L484 670H519Q523 619 532 564Q541 508 551 461L518 451Q490 527 453 567Q415 608 377 624Q338 640 304 640Q256 640 226 615Q195 590 195 546Z"
      />
    </svg>
  )
}
