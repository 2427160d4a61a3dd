import { RichText } from '@hydrant/design/rich-text/rich-text.tsx'
import type { Exhibit } from '../states.ts'

const wellFormedHtml = `<h2>Care</h2><p>Rinse with <strong>clear</strong> water, see <a href="/category/care">care</a>, <a href="https://www.nfpa.example/1962" target="_blank">the standard</a> or call <a href="tel:+15550100">us</a>.</p>
<ul><li>Drain it</li><li>Dry it<ol start="3"><li>in the shade</li></ol></li></ul>
<blockquote>Never fold a wet hose.</blockquote>
<table><caption>Pressures</caption><thead><tr><th scope="col">Size</th><th scope="col">psi</th></tr></thead><tbody><tr><td>1&frac34;&quot;</td><td>400</td></tr></tbody></table>
<p>H<sub>2</sub>O<br><img src="/img/b2b/default-product-image.svg" alt="A hose, coiled" width="80" height="80"></p><pre>
coil  1
coil  2</pre>`

const dangerousHtml = `<p onclick="document.title='attacked'" style="color:red" class="x" id="y">Words</p>
<p><a href="javascript:document.title='attacked'">script</a>, <a href=" jAvA&#10;script:document.title='attacked'">hidden script</a>, <a href="data:text/html,attacked">data</a>, <a href="vbscript:x">other</a>, <a href="//elsewhere.example">elsewhere</a></p>
<script>document.title='attacked'</script><style>body{display:none}</style><svg><script>document.title='attacked'</script></svg><math><mtext><img src="/x" onerror="document.title='attacked'"></mtext></math>
<img src="data:image/svg+xml,attacked" alt="data picture"><img src="javascript:1" onerror="document.title='attacked'">
<iframe src="https://www.youtube.com.evil.example/embed/1"></iframe><iframe src="http://www.youtube.com/embed/1"></iframe><iframe srcdoc="<script>parent.document.title='attacked'</script>"></iframe>
<object data="x"></object><embed src="x"><form action="/x"><input name="x"><button>Send</button></form><base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0;url=/x">`

const brokenHtml = [
  '<p>One<p>Two<div>Three<p>Four</div>Five',
  '<b><p>Six</b>Seven</p>',
  '<p><b><ul><li>Eight<li>Nine</ul>Ten',
  '<table>Eleven<tr>Twelve<td>Thirteen<b>Fourteen<td>Fifteen</b><p>Sixteen<table><td>Seventeen</table></table>Eighteen',
  '<td>Nineteen</td><tr><caption>Twenty',
  '<a href="/a">Twenty-one<a href="/b">Twenty-two<p>Twenty-three</a>Twenty-four',
  '<h2>Twenty-five<h3>Twenty-six</h2>Twenty-seven',
  '<dl><dt>Twenty-eight<dd>Twenty-nine<dl><dt>Thirty<dd>and a half</dl><dt>Thirty-one</dl>',
  '<table><colgroup><col span="2"><tbody><tr><th>Thirty-two<caption>Thirty-three</table>',
  '<table><thead><td>Thirty-four<tfoot><td>Thirty-five<hr><li>Thirty-six</table></li>',
  '<pre>\n\nThirty-seven</pre><p>\r\nThirty-eight &#0; &#xD800; &#13; &unknown; &amp;lt;</p>',
  '<i><a href="/c"><table><td><a href="/d">Thirty-nine</table>Forty',
  '<figure><img src="/img/b2b/default-product-image.svg" alt="" width="20"><figcaption>Forty-one<p>Forty-two</figure><hr><br></br></p>',
  '<span><span title="a > b">Forty-three</span',
  `${'<em>'.repeat(300)}Forty-four`,
  '<ul> <li>Forty-five</li> <p>Forty-six</ul><ol>Forty-seven<table> <tr> <td>Forty-eight',
]

/** Rich text from an editor or an import. */
export const exhibit: Exhibit = {
  component: 'Rich text',
  fullWindowStates: ['video'],
  states: {
    'as it is written': () => <RichText html={wellFormedHtml} />,
    'without markup': () => <RichText html={'Drain it.\nDry it, 3 < 5 & more.'} />,
    dangerous: () => <RichText html={dangerousHtml} />,
    broken: () => (
      <div>
        {brokenHtml.map((html) => (
          <RichText key={html} html={html} />
        ))}
      </div>
    ),
    // Far enough below the visible part that the player, which a gallery without a network cannot load, is not
    // requested.
    video: () => (
      <>
        <div style={{ blockSize: '400rem' }} />
        <RichText html='<p>How to coil it:</p><iframe src="https://www.youtube-nocookie.com/embed/1" width="560" height="315" allowfullscreen title="Coiling a hose"></iframe>' />
      </>
    ),
  },
}
