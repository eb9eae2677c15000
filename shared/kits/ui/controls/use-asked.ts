import { useState } from 'react';

/**
 * A value that stands in the address, with what the reader has asked for since: on a slow device the address follows a press late,
 * and the next press begins from what was asked for. Returns that value and what asks for another.
 */
export function useAsked<Value>(inAddress: Value): [Value, (value: Value) => void] {
  const address = JSON.stringify(inAddress);
  const [asked, ask] = useState({ from: address, value: inAddress });
  return [asked.from === address ? asked.value : inAddress, (value) => ask({ from: address, value })];
}
