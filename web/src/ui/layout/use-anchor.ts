import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Scrolls to the part of the page that the address names, once it exists. */
export function useAnchor(ready: boolean) {
  const { hash } = useLocation()
  useEffect(() => {
    if (ready && hash !== '') document.getElementById(hash)?.scrollIntoView()
  }, [hash, ready])
}
