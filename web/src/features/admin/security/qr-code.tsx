import { chakra } from '@chakra-ui/react/styled-system'
import qrcode from 'qrcode-generator'
import { useMemo } from 'react'

/** Width in cells of the quiet zone that a camera needs (ISO/IEC 18004). */
const QUIET = 4
/**
 * Version 0 makes the library choose the smallest version that fits. Error correction `M` (about 15 %) is low, because
 * a screen has no damage to correct.
 */
const SMALLEST = 0
const MENDING = 'M'

// Dark on light in dark mode too, because cameras require it.
const Drawing = chakra('svg', {
  base: { width: '200px', maxWidth: '100%', background: 'white', color: 'black', borderRadius: 'sm' },
})

/** A text as a QR code, drawn on the device. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = qrcode(SMALLEST, MENDING)
    code.addData(text)
    code.make()
    const count = code.getModuleCount()
    const cells = Array.from({ length: count * count }, (_, i) => [i % count, Math.floor(i / count)] as const)
    const dark = cells.filter(([x, y]) => code.isDark(y, x))
    return { size: count + 2 * QUIET, path: dark.map(([x, y]) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`).join('') }
  }, [text])
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Drawing>
  )
}
